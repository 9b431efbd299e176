-- Who held which seat, who may hear what was said, where a game was begun from, tokens that end.

alter table game add column absence integer not null default 60; -- minutes after which a seat may pass to a bot
alter table chair add column seen bigint not null default 0;     -- when its holder was last there

alter table chat add column speaker text;                        -- who held the seats when it was said
alter table chat add column hearer text;
alter table chat add column notice text;                         -- what the table itself tells, if nobody said it
update chat set
  speaker = (select person from chair where chair.game = chat.game and chair.seat = chat.seat),
  hearer = (select person from chair where chair.game = chat.game and chair.seat = chat.recipient);

create table sitting (
  game   text not null references game (id) on delete cascade,
  chair  integer not null,
  person text not null references person (id) on delete cascade, -- held it while the game was on
  primary key (game, chair, person)
);
insert into sitting (game, chair, person)
  select chair.game, chair.chair, chair.person from chair join game on game.id = chair.game
  where game.status <> 'gathering' and chair.person is not null;

create table origin (
  game   text primary key references game (id) on delete cascade,
  kind   text not null,                                          -- record, position, table
  record text not null,                                          -- what it goes on from
  anew   integer not null default 0                              -- 1 once what is hidden has been dealt anew
);

alter table seat_token add column id text not null default '';
alter table seat_token add column person text;                   -- who gave it; it dies with his sitting
alter table seat_token add column created bigint not null default 0;
alter table seat_token add column expires bigint not null default 2000000000;
update seat_token set id = substr(token, 1, 12), person =
  (select person from chair where chair.game = seat_token.game and chair.chair = seat_token.chair);

alter table chair add column promised bigint not null default 0; -- until when its contribution to the dice is waited for
