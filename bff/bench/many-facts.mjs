// Fills a database with a hundred thousand players, a million spells, and entries for the lists of the console.
import { FIRST_NAMES, LAST_NAMES } from './player-names.mjs';

const list = (texts) => `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join()}]::text[]`;
const pick = (texts, number) => `(${list(texts)})[1 + (${number}) % ${texts.length}]`;
const NAME = (number) =>
  `${pick(FIRST_NAMES, number)} || ' ' || ${pick(LAST_NAMES, `${number} / 10`)} || ' ' || ${number}`;

/** @returns the statements, for either database */
export function manyFacts({ players, spellsEach, teams }) {
  return [
    `insert into team (name, country, source, updated_at)
     select 'Club ' || number, 'ESP', 'api', now() from generate_series(1, ${teams}) number`,
    `insert into person (kind, id, name, country, nation, position, born, fame, source, api_id, updated_at)
     select 'player', nextval('player_id_seq'), ${NAME('number')}, 'Spain', 'ESP', case when number % 11 > 0 then 'Midfielder' end,
       1960 + number % 40, 1 + number % 5, 'api', case when number % 3 > 0 then 5000000 + number end,
       now() - number * interval '1 second'
     from generate_series(1, ${players} - (select count(*)::integer from person where kind = 'player')) number`,
    `update person set spells = (
       select coalesce(jsonb_agg(jsonb_build_object(
         'club', 'Club ' || club, 'teamId', team.first + club - 1, 'from', born + 18 + seq,
         'to', case when born + 18 + seq < 2024 then born + 19 + seq end, 'matches', 30, 'goals', seq, 'loan', false
       ) order by seq), '[]')
       from generate_series(0, ${spellsEach - 1}) seq, lateral (select 1 + (person.id * 7 + seq * 131) % ${teams} as club) club
       where born + 18 + seq < 2026)
     from (select min(id) as first from team where source = 'api') team
     where kind = 'player' and source = 'api'`,
    `insert into catalogue_revision (at, actor, source, run, kind, person_id, name, added, changes)
     select now() - number * interval '1 second', 'administrator', case when number % 9 > 0 then 'sync' else 'hand' end,
       case when number % 9 > 0 then 'sync-' || number / 1000 end, 'player', 1000000 + number % 90000, ${NAME('number')},
       false, '[{"field": "number", "before": 8, "after": 9}, {"field": "born", "before": 1981, "after": 1982}]'
     from generate_series(1, 500000) number`,
    `insert into review_item (kind, player_id, state, changes, fame, club, run, created_at)
     select item, id, case when id % 4 > 0 then 'open' else 'accepted' end,
       '[{"field": "number", "before": 8, "after": 9}]', fame, 'Club ' || id % ${teams}, 'sync-1', now()
     from person, unnest(array['newcomer', 'change', 'conflict', 'littleKnown']) item
     where person.kind = 'player' and source = 'api' and id % 2 = 0`,
    `insert into audit_log (at, actor, action, target, after, outcome, reason, request_id, visitor, prev_hash, hash)
     select now() - number * interval '10 seconds', 'person ' || number % 40, 'facts.change', 'player ' || number,
       '{"version": 7}', 'done', 'a reason of ' || number, 'request', '198.51.100.0/24', 'bench ' || number, 'bench ' || number + 1
     from generate_series(1, 200000) number`,
    `insert into feedback (game_type, feedback, created_at)
     select 'career-game', ${NAME('number')} || ' never played for Club ' || number % 2000 || ', as everyone knows.', now()
     from generate_series(1, 20000) number`,
    `insert into sync_run (kind, params, started_by, status, started_at, ended_at, done, total)
     select 'new-players', '{}', 'schedule', 'completed', now() - number * interval '1 hour', now(), 20000, 20000
     from generate_series(1, 2000) number`,
    `insert into sync_item (run_id, seq, key, entity, name, payload, status, row_id, change_details, ended_at)
     select (select max(id) from sync_run), number, 'item ' || number, 'player', ${NAME('number')}, '{}', 'updated',
       1000000 + number, '{"fields": [{"field": "number", "before": 8, "after": 9}]}', now()
     from generate_series(1, 20000) number`,
    `insert into admin_session (id, token_hash, remembered, created_at, last_seen_at, expires_at, browser)
     select gen_random_uuid(), 'bench ' || number, true, now(), now(), now() + interval '7 days', 'Firefox'
     from generate_series(1, 1000) number`,
    // PostgreSQL does this by itself within minutes. Without it, the database cannot read only indexes.
    'vacuum analyze',
  ];
}

/** A name in the table. */
export const SOMEONE = `${FIRST_NAMES[7]} ${LAST_NAMES[3]}`;
