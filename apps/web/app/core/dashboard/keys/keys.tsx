import { useHotkeys, useLocalStorage } from '@mantine/hooks'
import { KeyHelp } from './key-help.tsx'
import { focusSearch, isElsewhere, moveRow, openNew, selectRow } from './list-keys.ts'

interface Props {
  isHelpOpen: boolean
  onHelp: () => void
  onClose: () => void
}

/**
 * Single keys of every screen: `/` search, `j` and `k` rows, `x` select, `n` new, `?` help. Not while something is typed or a dialog
 * is open; who does not want them turns them off for good (WCAG 2.1.4), and reaches the help by the profile menu.
 */
export function Keys({ isHelpOpen, onHelp, onClose }: Props) {
  const [isOn, setOn] = useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false })
  const when = (act: () => boolean | undefined) => (event: KeyboardEvent) => {
    if (isOn && !event.defaultPrevented && !isElsewhere() && act() !== false) event.preventDefault()
  }
  const help = when(() => {
    onHelp()
    return true
  })
  const search = when(focusSearch)
  const asItIs = { preventDefault: false }
  useHotkeys([
    ['/', search, asItIs],
    ['shift+/', search, asItIs], // where the stroke is typed with shift
    ['j', when(() => moveRow(1)), asItIs],
    ['k', when(() => moveRow(-1)), asItIs],
    ['x', when(selectRow), asItIs],
    ['n', when(openNew), asItIs],
    ['shift+?', help, asItIs],
    ['?', help, asItIs],
  ])
  return isHelpOpen ? <KeyHelp isOn={isOn} onOn={setOn} onClose={onClose} /> : null
}
