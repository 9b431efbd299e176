-- What people keep for set-ups of their own: army lists and the like, as text.

create table document (
  person  text not null references person (id) on delete cascade,
  id      text not null,                -- made by whoever keeps it
  game    text not null,                -- thrones, miniatures …
  option  text not null,                -- the option of the set-up that it is for
  name    text not null,
  text    text not null,
  touched bigint not null,              -- in seconds
  primary key (person, id)
);
