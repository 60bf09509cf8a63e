import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { type ExportCall, useExport } from './use-export.ts'

interface Props<P> {
  call: ExportCall<P>
  params: P
  label?: string
  /** The file is opened in a new tab. */
  isOpened?: boolean
  /** File formats to choose from, each with the parameters that it adds to the call. */
  formats?: readonly { readonly label: string; readonly params: Partial<P> }[]
}

/** Exports the list with its current query and saves or opens the file; shows the progress of the download. */
export function ExportButton<P>({ call, params, label, isOpened, formats }: Props<P>) {
  const t = useTexts(kitTexts)
  const { save, open, progress } = useExport(call)
  const take = isOpened ? open : save
  const button = (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      {...(formats && { rightSection: <IconChevronDown size={14} stroke={1.75} /> })}
      {...(!formats && { onClick: () => void take(params) })}
      disabled={progress !== null}
      aria-live="polite"
    >
      {progress ?? label ?? t.export}
    </Button>
  )
  if (!formats) return button
  return (
    <Menu>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format.label} onClick={() => void take({ ...params, ...format.params })}>
            {format.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
