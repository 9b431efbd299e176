-- How a game is timed, and what each seat has left. Times are milliseconds, moments those of the database since 1970.

create table pace (
  game     text primary key references game (id) on delete cascade,
  kind     text not null,            -- live, days
  answer   bigint not null,          -- live: what an answer brings back; days: the time of each answer
  reserve  bigint not null,
  holidays bigint not null,
  late     text not null             -- what happens when time is out: bot, resign, vote
);

create table timer (
  game     text not null references game (id) on delete cascade,
  seat     integer not null,
  reserve  bigint not null,
  used     bigint not null,          -- of the time of this answer, before the clock stood for a holiday
  since    bigint not null,          -- runs since then; 0 if it stands
  due      bigint not null,          -- when it will be out; 0 if it stands or is out
  holidays bigint not null,
  away     bigint not null,          -- on holiday until then
  late     integer not null,         -- 1 if it is out and others decide
  primary key (game, seat)
);
create index timer_due on timer (due) where due > 0;

create table alive (
  id integer primary key,            -- 1
  at bigint not null                 -- when a server last said that the house is open
);
