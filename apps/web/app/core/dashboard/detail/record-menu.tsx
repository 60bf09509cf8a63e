import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDots } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '#core/language/language.ts'
import { usePaletteActions } from '../palette-actions.ts'
import type { RecordAction } from '../record-action.ts'
import { kitTexts } from '../texts.ts'
import classes from './record-menu.module.css'

interface Props {
  actions: readonly RecordAction[]
  /** Shown on the opener in place of three dots. */
  label?: string
}

/** Other actions on a record, in the header of its panel or page. An unavailable action shows the reason. */
export function RecordMenu({ actions, label: openerLabel }: Props) {
  const t = useTexts(kitTexts)
  const opener = useRef<HTMLButtonElement>(null)
  usePaletteActions(actions)
  // A dialog returns the focus to the element that had it: the menu item disappears, so its opener must have the focus.
  const run = (act: () => void) => () => {
    opener.current?.focus()
    act()
  }
  return (
    <Menu width={300}>
      <Menu.Target>
        {openerLabel === undefined ? (
          <ActionIcon ref={opener} variant="subtle" color="gray" aria-label={t.moreActions}>
            <IconDots size={18} />
          </ActionIcon>
        ) : (
          <Button ref={opener} variant="default" size="xs" rightSection={<IconChevronDown size={14} />}>
            {openerLabel}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick, why, isDanger }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} stroke={1.75} />}
            {...(isDanger && { className: classes.danger })}
            aria-disabled={Boolean(why)}
            {...(why ? { 'data-disabled': true, closeMenuOnClick: false } : { onClick: run(onClick) })}
          >
            {label}
            {why && <span className={classes.why}>{why}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
