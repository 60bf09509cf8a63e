import { Module } from '@portal/contract/access/constants'
import { calendarCalls } from '@portal/contract/calendar/calls'
import { type CalendarLayer, calendarLayers } from '@portal/contract/calendar/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { isDay, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { ownZone } from '#core/formats/zones.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { layerLooks } from '../../calendar-layers.ts'
import type { Route } from './+types/calendar.route'
import classes from './calendar.module.css'
import { CalendarBar } from './calendar-bar.tsx'
import { type Drawn, drawnOf, inDayParts, keyOf } from './entries.ts'
import { calendarPath, eventPath } from './paths.ts'
import { Schedule } from './schedule.tsx'
import { askedOf, modes, spanOf } from './span.ts'
import { texts } from './texts.ts'
import { useCalendarChoices } from './use-calendar-choices.ts'
import { useEventKeys } from './use-event-keys.ts'
import { useMove } from './use-move.ts'

export const handle = { module: Module.calendar } satisfies ScreenHandle

const layers = Object.values(calendarLayers)
const areLayers = (text: string) => text.split(',').every((name) => layers.includes(name as CalendarLayer))

const spec = listSpec({
  orders: ['fecha_inicio'],
  filters: {
    responsable_id: 'id',
    pais_id: countryIds,
    mios: ['true'],
    modo: modes,
    fecha: isDay,
    /** Layers that are not shown. */
    sin: areLayers,
  },
})

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { search } = url
  const { buscar, filters } = listQueryOf(search, spec)
  const { sin, responsable_id, pais_id, mios } = filters
  const capas = layers.filter((layer) => !sin?.split(',').includes(layer)).join()
  return context.get(apiContext).load(calendarCalls.list, {
    params: {
      ...spanOf(askedOf(search)),
      zona_horaria: ownZone(),
      buscar,
      capas,
      ...(responsable_id && { responsable_id }),
      ...(pais_id && { pais_id }),
      ...(mios && { mios }),
    },
  })
}

/** The calendar: a month, a week, a day or a list of what takes place. */
export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const list = useList(spec)
  const asked = askedOf(search)
  const { responsables } = useCalendarChoices()
  const { moved, move, moveByKeys, placeNow } = useMove()
  useChanges('calendario', 'contactos', 'tareas')
  const events = useMemo(() => drawnOf(loaderData, layerLooks, moved), [loaderData, moved])
  const { mode, day } = asked
  const drawn = useMemo(() => inDayParts(events, { mode, day }), [events, mode, day])
  const byKey = useMemo(() => new Map(loaderData.eventos.map((one) => [keyOf(one), one])), [loaderData])
  const board = useRef<HTMLElement>(null)
  const keys = useEventKeys({ board, asked, byKey, list, placeNow, move: moveByKeys })
  useSettled(board, events)

  const open = ({ occurrence, entry }: Drawn) => {
    const to = occurrence
      ? `${eventPath(occurrence.evento_id, occurrence.ocurrencia)}${search}`
      : layerLooks.find(({ layer }) => layer === entry?.capa)?.to(entry!.registro_id)
    if (to) void navigate(to, { preventScrollReset: true })
  }
  const create = (start: string, end: string) =>
    void navigate(`${calendarPath}/nuevo${search}`, { state: { start, end }, preventScrollReset: true })

  return (
    <ListPage>
      <PageHeader title={t.calendar} actions={<NewButton to="nuevo">{t.newEvent}</NewButton>} />
      <FilterBar
        list={list}
        placeholder={t.search}
        filters={[
          {
            name: 'responsable_id',
            label: t.responsible,
            choices: responsables.map(({ id, nombre }) => ({ value: id, label: nombre })),
          },
          { name: 'pais_id', label: t.country, choices: countryChoices(language) },
          { name: 'mios', label: t.onlyMine, choices: [{ value: 'true', label: t.yes }] },
        ]}
      />
      <CalendarBar list={list} asked={asked} looks={layerLooks} />
      {loaderData.recortado && (
        <p role="status" className={classes.cut}>
          {t.cut}
        </p>
      )}
      <p id="calendar-keys" className={classes.hint}>
        {t.keysHint}
      </p>
      <CalendarKeys />
      <section ref={board} className={classes.board} aria-label={t.calendar} aria-describedby="calendar-keys" {...keys}>
        <Schedule
          mode={asked.mode}
          day={asked.day}
          events={drawn}
          onOpen={open}
          onCreate={create}
          onDay={(day) => list.ask({ modo: 'dia', fecha: day })}
          onMonth={(day) => list.ask({ fecha: day })}
          onMove={({ occurrence }, place) => occurrence && void move(occurrence, place)}
        />
      </section>
    </ListPage>
  )
}

/** Says when what was loaded is on the screen, for measurements. */
function useSettled(board: { current: HTMLElement | null }, events: readonly unknown[]): void {
  useEffect(() => {
    board.current?.setAttribute('data-events', String(events.length))
  }, [board, events])
}

/** The keys of the calendar, for the help of all keys (`?`). */
function CalendarKeys() {
  const t = useTexts(texts)
  const keys = [
    ['t', t.keyToday],
    ['j', t.keyNext],
    ['k', t.keyPrevious],
    ['1 2 3 4', [t.month, t.week, t.day, t.list].join(', ')],
    ['← ↑ ↓ → Home End PgUp PgDn', t.keyDays],
    ['Enter', t.keyOpenDay],
    ['⇧ ← ↑ ↓ →', t.keyMove],
    ['Ctrl ⇧ ↑ ↓', t.keyLength],
  ]
  return (
    <div hidden>
      {keys.map(([key, does]) => (
        <span key={key} data-key={key} data-key-does={does} />
      ))}
    </div>
  )
}
