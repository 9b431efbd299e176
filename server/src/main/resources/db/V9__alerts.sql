-- How people want to be told that a game waits for them, and what they were told of.

create table contact (
  person      text primary key references person (id) on delete cascade,
  language    text not null,
  zone        text not null,
  quiet_from  integer not null,        -- minutes after midnight there; the same as quiet_until for none
  quiet_until integer not null,
  every       integer not null,        -- at most one mail in so many hours; 0 for one whenever a game waits
  mail        text,                    -- confirmed
  mailed      bigint not null,         -- when the last mail went
  unsubscribe text not null unique     -- what the link in a mail holds
);

create table mail_wish (
  token   text primary key,            -- SHA-256 of what the link in the mail holds
  person  text not null references person (id) on delete cascade,
  mail    text not null,
  expires bigint not null
);

create table push (
  endpoint text primary key,
  person   text not null references person (id) on delete cascade,
  p256dh   text not null,
  auth     text not null
);
create index push_person on push (person);

create table alerted (
  game   text not null references game (id) on delete cascade,
  seat   integer not null,
  way    text not null,                -- mail, push
  person text not null,
  seq    integer not null,             -- the entry after which the seat was asked
  at     bigint not null,
  primary key (game, seat, way)
);

create table vapid (
  id          integer primary key,     -- 1
  public_key  text not null,
  private_key text not null
);
