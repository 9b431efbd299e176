-- What was proposed and voted for, by the ids of the clients: said again it counts no more.

create table asked (
  game text not null references game (id) on delete cascade,
  id   text not null,                -- of the seat and its client
  primary key (game, id)
);

alter table proposal drop column id;
