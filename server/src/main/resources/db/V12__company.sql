-- What became of games, and what people are to each other.

create table result (
  game   text not null,            -- stays when the table itself goes
  seat   integer not null,
  title  text not null,
  side   text not null,            -- the word of the seat
  person text references person (id) on delete set null,
  bot    text,                     -- played the seat at the end
  place  integer not null,
  points integer not null,
  seats  integer not null,
  people integer not null,         -- how many of the seats people held
  at     bigint not null,
  primary key (game, seat)
);
create index result_person on result (person, at);

create table friend (
  person text not null references person (id) on delete cascade, -- has asked
  other  text not null references person (id) on delete cascade, -- is a friend if he has, too
  at     bigint not null,
  primary key (person, other)
);
create index friend_other on friend (other);

create table block (
  person text not null references person (id) on delete cascade,
  other  text not null references person (id) on delete cascade, -- has nothing to do with him
  at     bigint not null,
  primary key (person, other)
);
create index block_other on block (other);

create table invitation (
  game    text not null references game (id) on delete cascade,
  person  text not null references person (id) on delete cascade,
  inviter text not null references person (id) on delete cascade,
  at      bigint not null,
  primary key (game, person)
);
create index invitation_person on invitation (person);
