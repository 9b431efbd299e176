-- Which server's bots think for a table, what remains of a game that has ended, and indexes for lists and sweeps.

create table thinker (
  game   text primary key references game (id) on delete cascade,
  server text not null,
  until  bigint not null            -- by the clock of the database
);

create table chronicle (
  game text primary key references game (id) on delete cascade,
  tree text not null                -- the last state and all that was told, as whoever looks on may know it
);


create index session_seen on session (seen);
create index session_person on session (person);
create index sitting_person on sitting (person);
create index here_at on here (at);
create index game_open on game (created) where listed = 1 and status <> 'over';
