import { Badge, Menu } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage } from '#core/language/language.ts'
import { useSignedIn } from '../signed-in.ts'

const colors = { danger: 'red', done: 'green.7', attention: 'amber' }

/** One row for each counter above 0; each links to the counted rows. */
export function WaitingItems() {
  const language = useLanguage()
  const { number } = useFormats()
  const { waiting } = useSignedIn()
  return waiting.map(({ counter, name, to, tone, count }) => (
    <Menu.Item
      key={counter}
      component={Link}
      to={to}
      leftSection={<IconBell size={16} stroke={1.75} />}
      rightSection={
        <Badge color={colors[tone]} variant="filled" size="sm">
          {number(count)}
        </Badge>
      }
    >
      {textIn(name, language)}
    </Menu.Item>
  ))
}
