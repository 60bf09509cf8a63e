import { Button, Switch } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { importLimits } from '@portal/contract/imports/columns'
import { ImportStatus } from '@portal/contract/imports/states'
import { Link, useLocation, useNavigate } from 'react-router'
import { DroppedFilters } from '#core/dashboard/list/dropped-filters.tsx'
import { listQueryOf, searchAfter } from '#core/dashboard/list/list-query.ts'
import { useList } from '#core/dashboard/list/use-list.ts'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { faultText } from './fault-text.ts'
import type { ImportDetail } from './import-detail.ts'
import { importTexts } from './import-texts.ts'
import classes from './imports.module.css'
import { columnName, type ShownKind } from './kinds.ts'
import { rowSpec } from './row-list.ts'

type Row = ImportDetail['detalle'][number]

const tones: Readonly<Record<Row['accion'], Tone>> = {
  crear: 'done',
  actualizar: 'info',
  igual: 'neutral',
  omitir: 'neutral',
  error: 'danger',
}

/** Each row with its result, its faults and its pictures: a preview before anything is saved, then what was done. */
export function ImportRows({ kind, shown }: { kind: ShownKind; shown: ImportDetail }) {
  const { detalle: rows, total, estado } = shown
  const t = useTexts(importTexts)
  const navigate = useNavigate()
  const list = useList(rowSpec)
  const isOnlyBad = list.query.filters.solo_errores === 'true'
  return (
    <section className={classes.rows} aria-label={t.rows}>
      <DroppedFilters list={list} filters={[{ name: 'solo_errores', label: t.onlyBad }]} />
      <Switch
        label={t.onlyBad}
        checked={isOnlyBad}
        onChange={(event) =>
          void navigate(
            { search: event.currentTarget.checked ? '?solo_errores=true' : '' },
            { preventScrollReset: true },
          )
        }
      />
      {rows.length === 0 && <p className={classes.hint}>{t.noRows}</p>}
      <ol className={classes.sheet}>
        {rows.map((row) => (
          <RowCard key={row.fila} kind={kind} row={row} fates={fatesAfter(estado)} />
        ))}
      </ol>
      <Pages total={total} />
    </section>
  )
}

/** Whether rows say what will happen, what happened, or what was undone. */
function fatesAfter(status: ImportStatus): 'fates' | 'doneFates' | 'undoneFates' {
  if (status === ImportStatus.undone) return 'undoneFates'
  const isDone = status === ImportStatus.finished || status === ImportStatus.partlyFinished
  return isDone ? 'doneFates' : 'fates'
}

function RowCard({ kind, row, fates }: { kind: ShownKind; row: Row; fates: ReturnType<typeof fatesAfter> }) {
  const { fila, titulo, accion, errores, avisos, valores, imagenes } = row
  const t = useTexts(importTexts)
  const language = useLanguage()
  return (
    <li className={classes.row} data-bad={accion === 'error' || undefined}>
      <div className={classes.rowHead}>
        <span className={classes.place}>
          {t.row} {fila}
        </span>
        <strong className={classes.name}>{titulo}</strong>
        <StatusDot tone={tones[accion]}>{t[fates][accion]}</StatusDot>
      </div>
      {errores.length + avisos.length > 0 && (
        <ul className={classes.faults}>
          {errores.map(({ campo, texto }) => (
            <li key={`${campo}${texto}`} data-bad>
              {columnName(kind, campo, language)}
              {faultText(texto, language)}
            </li>
          ))}
          {avisos.map(({ texto }) => (
            <li key={texto}>{faultText(texto, language)}</li>
          ))}
        </ul>
      )}
      <Values kind={kind} values={valores} />
      {imagenes.length > 0 && (
        <ul className={classes.pictures}>
          {imagenes.map(({ nombre, url, error }) => (
            <li key={nombre} data-bad={error !== null || undefined}>
              {url ? <img src={url} alt={nombre} width={88} height={66} loading="lazy" /> : nombre}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** How each cell is stored, next to what it says: what reading changed at once, the others on demand. */
function Values({ kind, values }: { kind: ShownKind; values: Row['valores'] }) {
  const t = useTexts(importTexts)
  if (values.length === 0) return null
  const changed = values.filter(({ cambia }) => cambia)
  return (
    <>
      {changed.length > 0 && <ValueTable kind={kind} values={changed} title={t.changedByReading} />}
      <details className={classes.values}>
        <summary>{t.allValues(values.length)}</summary>
        <ValueTable kind={kind} values={values} title={t.values} />
      </details>
    </>
  )
}

function ValueTable({ kind, values, title }: { kind: ShownKind; values: Row['valores']; title: string }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  return (
    <table className={classes.valueTable}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.column}</th>
          <th scope="col">{t.cell}</th>
          <th scope="col">{t.stored}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ campo, celda, valor, cambia }) => (
          <tr key={campo} data-changed={cambia || undefined}>
            <th scope="row">{textIn(kind.columns[campo]?.name, language) || campo}</th>
            <td>{celda}</td>
            <td>{cambia ? <strong>{valor}</strong> : valor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Links between the pages of the rows. */
function Pages({ total }: { total: number }) {
  const t = useTexts(importTexts)
  const { search } = useLocation()
  const { number } = useFormats()
  const pages = Math.ceil(total / importLimits.rowsPerPage)
  const { page } = listQueryOf(search, rowSpec)
  if (pages < 2) return null
  const to = (wanted: number) => searchAfter(search, rowSpec, { page: wanted })
  return (
    <nav className={classes.steps} aria-label={t.rows}>
      {page > 1 && (
        <Button variant="default" component={Link} to={to(page - 1)}>
          {t.previous}
        </Button>
      )}
      <span>
        {number(page)} / {number(pages)}
      </span>
      {page < pages && (
        <Button variant="default" component={Link} to={to(page + 1)}>
          {t.next}
        </Button>
      )}
    </nav>
  )
}
