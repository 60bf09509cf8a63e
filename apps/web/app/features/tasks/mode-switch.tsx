import { SegmentedControl } from '@mantine/core'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

const [list, board] = ['lista', 'tablero']

/** Switches between the list and the board of the same query. */
export function ModeSwitch({ list: state }: { list: ListState }) {
  const t = useTexts(texts)
  return (
    <SegmentedControl
      aria-label={t.view}
      value={state.query.filters.modo ?? list}
      onChange={(mode) => state.ask({ modo: mode === board ? board : null })}
      data={[
        { value: list, label: t.list },
        { value: board, label: t.board },
      ]}
    />
  )
}
