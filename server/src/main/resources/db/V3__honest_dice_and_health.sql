-- How contributions are added to the dice, and a row to see whether the database still takes writes.

alter table game add column hashes integer not null default 0; -- 1 if the hashes of contributions are used in their place

create table pulse (
  server text primary key,
  at     bigint not null
);

create index game_owner on game (owner, status);
