import { Button, Group, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { clearToasts } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './integrations.module.css'
import { integrationTexts } from './texts.ts'

interface Props {
  text: string
  secret: string
  onStored: () => void
}

/** A secret that was just made, to copy: it is shown once. */
export function ShownOnce({ text, secret, onStored }: Props) {
  const t = useTexts(integrationTexts)
  const clipboard = useClipboard()
  useEffect(clearToasts, []) // the panel says the same, and a toast would cover the secret
  return (
    <div className={classes.once}>
      <Text>{text}</Text>
      <code className={classes.secret}>{secret}</code>
      <Group gap="xs">
        <Button
          leftSection={clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => clipboard.copy(secret)}
          data-autofocus
        >
          <span aria-live="polite">{clipboard.copied ? t.copied : t.copy}</span>
        </Button>
        <Button variant="default" onClick={onStored}>
          {t.stored}
        </Button>
      </Group>
    </div>
  )
}
