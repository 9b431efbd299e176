-- What was told of a game that is over, in pages; who asked to take back; when a seat changed hands.

create table told (
  game text not null references game (id) on delete cascade,
  page integer not null,
  news text not null,               -- a hundred entries, as whoever looks on may know them
  primary key (game, page)
);

alter table proposal add column id text not null default '';  -- the client's
alter table chat add column seq integer not null default -1;   -- of a notice: the last entry then
