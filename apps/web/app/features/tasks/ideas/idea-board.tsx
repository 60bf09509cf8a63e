import { TextInput } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { IdeaHorizon, ideaHorizonNames, ideaLimits } from '@portal/contract/tasks/ideas/constants'
import { IconMessage, IconPlus } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { Board } from '#core/dashboard/board/board.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './idea-board.module.css'
import { type Column, horizonTones, type Idea } from './idea-rows.ts'
import { asList, viewParam } from './paths.ts'
import { texts } from './texts.ts'
import { VoteButton } from './vote-button.tsx'

interface Props {
  list: ListState
  filters: readonly Filter[]
  columns: readonly Column[]
}

/** The ideas by horizon, the most voted first, with a line for a new one in each. */
export function IdeaBoard({ list, filters, columns }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { send } = useSend(ideaCalls.move)
  const isFiltered = list.query.buscar !== '' || filters.some(({ name }) => list.query.filters[name] !== undefined)
  if (isFiltered && columns.every(({ total }) => total === 0))
    return <ListEmpty list={list} filters={filters} total={0} title={t.none} />
  return (
    <Board
      label={t.board}
      columns={columns.map(({ tiempo_interes: horizon, ideas, total }) => ({
        id: String(horizon),
        title: textIn(ideaHorizonNames[horizon], language),
        tone: horizonTones[horizon],
        cards: ideas,
        total,
        rest: list.to({ tiempo_interes: horizon, [viewParam]: asList }),
        foot: <QuickIdea horizon={horizon} />,
      }))}
      recordOf={({ id }) => `${id}`}
      nameOf={({ titulo }) => titulo}
      title={({ titulo }) => titulo}
      facts={(idea) => <IdeaFacts idea={idea} />}
      order={(a, b) => b.votos - a.votos || b.id - a.id}
      targetsOf={({ puede_editar: canMove }) => (canMove ? horizons : [])}
      canReturn={() => true}
      onMove={async ({ id, version }, to) => {
        const reply = await send({ params: { id }, body: { tiempo_interes: Number(to) as IdeaHorizon, version } })
        return reply.ok ? reply.datos.version : null
      }}
    />
  )
}

const horizons = Object.values(IdeaHorizon).map(String)

function IdeaFacts({ idea }: { idea: Idea }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const { integrantes, comentarios } = idea
  return (
    <div className={classes.facts}>
      <VoteButton idea={idea} />
      {comentarios > 0 && (
        <span className={classes.comments} title={t.comments}>
          <IconMessage size={14} aria-label={t.comments} /> {number(comentarios)}
        </span>
      )}
      <span className={classes.people} title={integrantes.map(({ nombre }) => nombre).join(', ')}>
        {[
          nameIn(idea, 'area_nombre', language),
          integrantes[0]?.nombre,
          integrantes.length > 1 && `+${number(integrantes.length - 1)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}

/** A title and Enter make an idea of this horizon. */
function QuickIdea({ horizon }: { horizon: IdeaHorizon }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [title, setTitle] = useState('')
  const key = useRef(newKey())
  const { send, isSending } = useSend(ideaCalls.save)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '' || isSending) return
    const reply = await send({ body: { titulo: title, tiempo_interes: horizon }, key: key.current })
    if (!reply.ok) return
    key.current = newKey()
    setTitle('')
  }
  return (
    <form onSubmit={save}>
      <TextInput
        className={classes.quick}
        aria-label={t.quickIn(textIn(ideaHorizonNames[horizon], language))}
        placeholder={t.quick}
        leftSection={<IconPlus size={14} stroke={2} />}
        value={title}
        maxLength={ideaLimits.title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
    </form>
  )
}
