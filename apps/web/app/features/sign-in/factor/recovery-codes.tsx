import { Button, Group, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { saveText } from '#core/api/save-file.ts'
import { useTexts } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import classes from './factor.module.css'
import { factorTexts } from './factor-texts.ts'

interface Props {
  codes: readonly string[]
  email: string
  onStored: () => void
}

/** Recovery codes that were just made, to copy, save or print: they are shown once. */
export function RecoveryCodes({ codes, email, onStored }: Props) {
  const t = useTexts(factorTexts)
  const company = useCompany()?.nombre ?? ''
  const clipboard = useClipboard()
  const sheet = `${company} · ${t.codes} · ${email}`
  return (
    <div className={classes.dialog}>
      <Text>{t.codesOnce}</Text>
      <div className={classes.sheet}>
        <Codes title={sheet} codes={codes} />
      </div>
      {createPortal(
        <div className={classes.printed} aria-hidden>
          <Codes title={sheet} codes={codes} />
        </div>,
        document.body,
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => clipboard.copy(codes.join('\n'))}
        >
          <span aria-live="polite">{clipboard.copied ? t.copied : t.copy}</span>
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveText(t.fileName, `${sheet}\n\n${codes.join('\n')}\n`)}
        >
          {t.download}
        </Button>
        <Button variant="default" size="xs" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
          {t.print}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onStored}>{t.stored}</Button>
      </Group>
    </div>
  )
}

function Codes({ title, codes }: { title: string; codes: readonly string[] }) {
  const t = useTexts(factorTexts)
  return (
    <>
      <p className={classes.sheetTitle}>{title}</p>
      <ol className={classes.codes} aria-label={t.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </>
  )
}
