-- Before this version, the draws of a token were seeded with the token itself. Tokens that have dealt keep that seed.
insert into deal_answer (token, draw, body)
select token, 'seed', '"' || token || '"' from (select token from deal_answer union select token from challenge) as begun;
