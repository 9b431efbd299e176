-- What the lobby shows is found by an index, newest first, however many tables there are.

drop index game_open;
drop index game_listed;
create index game_listed on game (status, listed, created);
