-- One schema for SQLite and PostgreSQL. Times are seconds since 1970, flags 0 or 1.

create table person (
  id       text primary key,
  name     text not null,
  account  text unique,            -- null for a guest
  password text,                   -- Argon2id
  created  bigint not null
);

create table session (
  token  text primary key,         -- SHA-256 of what the cookie holds
  person text not null references person (id) on delete cascade,
  seen   bigint not null
);

create table pack (
  content text primary key,        -- the fingerprint of a game's content
  title   text not null,
  tree    text not null
);

create table game (
  id        text primary key,
  title     text not null,
  edition   integer not null,
  content   text not null references pack (content),
  seats     integer not null,
  options   text not null,
  start     text,                  -- the position it begins from, if it is not a new game
  asks_all  integer not null,
  listed    integer not null,      -- anybody may join
  watchable integer not null,
  owner     text references person (id) on delete set null,
  invite    text not null,
  secret    text not null,         -- of the dice
  after     integer not null,      -- outcomes that came before that secret was used
  status    text not null,         -- gathering, playing, over
  created   bigint not null
);
create index game_listed on game (status, listed);

create table chair (
  game         text not null references game (id) on delete cascade,
  chair        integer not null,
  seat         integer,            -- once the game has begun
  person       text references person (id) on delete set null,
  bot          text,               -- plays for the person, if there is one
  contribution text not null,
  primary key (game, chair)
);
create index chair_person on chair (person);

create table seat_token (
  token text primary key,          -- SHA-256 of what a program holds
  game  text not null references game (id) on delete cascade,
  chair integer not null
);
create index seat_token_chair on seat_token (game, chair);

create table log (
  game    text not null,
  seq     integer not null,
  at      bigint not null,
  awaited integer not null,        -- the seats it waits for afterwards, a bit each
  entry   text not null,
  ids     text not null,           -- the client ids it answered
  primary key (game, seq)
);

create table sealed (
  game text not null,
  seq  integer not null,
  seat integer not null,
  line text not null,
  ids  text not null,
  primary key (game, seq, seat)
);

create table proposal (
  game   text primary key references game (id) on delete cascade,
  seq    integer not null,
  count  integer not null,
  seat   integer not null,
  agreed integer not null          -- a bit per seat
);

create table chat (
  game      text not null references game (id) on delete cascade,
  number    integer not null,
  seat      integer not null,
  recipient integer not null,      -- -1 for the whole table
  text      text not null,
  at        bigint not null,
  id        text not null,         -- the client's
  primary key (game, number)
);

create table here (
  game   text not null references game (id) on delete cascade,
  server text not null,
  chairs integer not null,         -- whose holders look on at that server, a bit each
  at     bigint not null,          -- not long ago, or the server is gone
  primary key (game, server)
);
