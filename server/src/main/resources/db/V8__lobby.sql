-- What the lobby shows is found by an index, however many tables there are.

drop index game_open;
create index game_gathering on game (created) where listed = 1 and status = 'gathering';
create index game_watched on game (created) where listed = 1 and watchable = 1 and status = 'playing';
