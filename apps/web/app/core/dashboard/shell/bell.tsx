import { ActionIcon, Menu } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { useSignedIn } from '../signed-in.ts'
import classes from './bell.module.css'
import { shellTexts } from './texts.ts'
import { WaitingItems } from './waiting-items.tsx'

/**
 * The waiting items: teal and moving for those that ring, grey for others, hidden without any (rule platform/badges).
 */
export function Bell() {
  const t = useTexts(shellTexts)
  const { waiting } = useSignedIn()
  if (!waiting.length) return null
  return (
    <Menu width={280}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t.waits}
          className={classes.bell}
          data-rings={waiting.some(({ rings }) => rings) || undefined}
        >
          <IconBell size={19} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t.waits}</Menu.Label>
        <WaitingItems />
      </Menu.Dropdown>
    </Menu>
  )
}
