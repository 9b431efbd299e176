-- Where sessions were begun, ways back into an account, and names that belong to one.

alter table session add column id text not null default '';        -- by which its person knows it
alter table session add column device text not null default '';    -- a browser and a system
alter table session add column created bigint not null default 0;
update session set id = substr(token, 1, 16), created = seen;

create table recovery_code (
  person text not null references person (id) on delete cascade,
  code   text not null,            -- SHA-256
  primary key (person, code)
);

create table recovery_link (
  token   text primary key,        -- SHA-256 of what the link in a mail holds
  person  text not null references person (id) on delete cascade,
  expires bigint not null
);
create index recovery_link_person on recovery_link (person);

alter table person add column name_key text not null default '';   -- the name as names are compared
update person set name_key = lower(name);
create index person_name_key on person (name_key);
