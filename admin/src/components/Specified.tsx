import type { Language } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import type { ReactNode } from 'react';
import css from './Specified.module.css';

/** Texts that are the same on pages of every language, with their own language and the key of their translation. */
export const SPECIFIED = {
  'Admin Tools': ['en', 'dashboard.gloss.admin'],
  'Sync History': ['en', 'dashboard.gloss.syncHistory'],
  'API-Football': ['en', 'dashboard.gloss.api-football'],
  Players: ['en', 'dashboard.gloss.players'],
  Teams: ['en', 'dashboard.gloss.teams'],
  Coaches: ['en', 'dashboard.gloss.coaches'],
  Games: ['en', 'dashboard.gloss.games'],
  Feedback: ['en', 'dashboard.gloss.feedback'],
  Inicio: ['es', 'dashboard.gloss.home'],
  'Cerrar sesión': ['es', 'dashboard.gloss.logOut'],
  'Enter the administrator password to access the admin panel': ['en', 'gloss.enterPassword'],
  'Incorrect password. Try again.': ['en', 'password.wrong'],
  'Database Status': ['en', 'figures.database'],
  'Refresh Status': ['en', 'refresh'],
  'API Data Sync': ['en', 'dashboard.group.sync'],
  'Sync New Players from API': ['en', 'sync.kind.new-players'],
  'Update Existing Players': ['en', 'sync.kind.existing-players'],
  'Sync Complete Teams from API': ['en', 'sync.kind.team-players'],
  'Sync Players by Name Search': ['en', 'sync.kind.players-by-name'],
  'Sync Coach by Name Search': ['en', 'sync.kind.coaches-by-name'],
  'Mínimo 3 caracteres': ['es', 'gloss.atLeast3'],
  'En Base de Datos': ['es', 'gloss.inDatabase'],
  'No guardado': ['es', 'gloss.notSaved'],
  Actualizar: ['es', 'refresh'],
  Importar: ['es', 'gloss.import'],
  'Update Player Data': ['en', 'refresh'],
  'No API ID Available': ['en', 'quality.check.notLinked'],
  'Actualizar equipos': ['es', 'refresh'],
  'Jugadores del equipo agrupados por año': ['es', 'entity.players'],
  Nombre: ['es', 'person.name'],
  Jugadores: ['es', 'entity.players'],
  Tipo: ['es', 'facts.kind'],
  Detalles: ['es', 'facts.view.details'],
  Activo: ['es', 'plugins.on'],
  Inactivo: ['es', 'plugins.off'],
  Activate: ['en', 'gloss.activate'],
  Deactivate: ['en', 'gloss.deactivate'],
  'No players found in the database.': ['en', 'audit.empty'],
  'No players match your search': ['en', 'table.noMatch'],
  'No coaches found in the database.': ['en', 'audit.empty'],
  'No se encontraron equipos en la base de datos.': ['es', 'audit.empty'],
  'No hay información de jugadores disponible para este equipo': ['es', 'audit.empty'],
  'No hay jugadores disponibles para este año': ['es', 'audit.empty'],
  'No hay feedback de usuarios todavía.': ['es', 'audit.empty'],
  'No hay juegos configurados en el sistema.': ['es', 'audit.empty'],
  'No se encontraron resultados': ['es', 'table.noMatch'],
  'No synchronization history found.': ['en', 'audit.empty'],
  'No details found for this sync operation.': ['en', 'audit.empty'],
  'No se agregaron nuevos elementos en esta sincronización.': ['es', 'audit.empty'],
} as const satisfies Readonly<Record<string, readonly [Language, translation: string]>>;

type SpecifiedText = keyof typeof SPECIFIED;

/** A specified text. On pages in other languages, its translation is beside it. */
export function Specified({ text }: { text: SpecifiedText }) {
  const t = useTexts();
  const { language } = usePlatform();
  const [own, key] = SPECIFIED[text];
  if (language === own) return text;
  const translation = t(key);
  return (
    <span className={css.both}>
      <span lang={own}>{text}</span>
      {translation !== text && <small aria-hidden="true">{translation}</small>}
    </span>
  );
}

/** Returns a specified text with its translation, and any other content unchanged. */
export function withTranslation(content: ReactNode): ReactNode {
  const isSpecified = typeof content === 'string' && content in SPECIFIED;
  return isSpecified ? <Specified text={content as SpecifiedText} /> : content;
}
