import { useHotkeys, useLocalStorage } from '@mantine/hooks'
import { isElsewhere } from '#core/dashboard/keys/list-keys.ts'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { type Mode, startMode, stepFrom } from './span.ts'

/** Single keys of the calendar: `t` today, `j` and `k` the next and the previous period, `1` to `4` the views. */
export function useCalendarKeys(asked: { mode: Mode; day: string }, list: ListState): void {
  const [isOn] = useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false })
  const when = (act: () => void) => () => {
    if (isOn && !isElsewhere()) act()
  }
  const show = (modo: Mode) => when(() => list.ask({ modo: modo === startMode() ? null : modo }))
  useHotkeys([
    ['t', when(() => list.ask({ fecha: null }))],
    ['j', when(() => list.ask({ fecha: stepFrom(asked, 1) }))],
    ['k', when(() => list.ask({ fecha: stepFrom(asked, -1) }))],
    ['1', show('mes')],
    ['2', show('semana')],
    ['3', show('dia')],
    ['4', show('lista')],
  ])
}
