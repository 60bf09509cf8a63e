import { Anchor, Button, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { type FileCall, useOpenFile } from '../use-open-file.ts'
import { FileDrop } from './file-drop.tsx'

/** A stored PDF: at an address that anyone opens, or opened for who may. */
export type StoredPdf = { nombre: string; bytes: number } & ({ url: string } | { id: number; opens: FileCall })

interface Props {
  label: string
  description?: ReactNode
  error?: ReactNode
  stored: StoredPdf | null
  /** A chosen file, or `without` once the stored one is to be taken away. */
  value?: unknown
  onChange?: (value: File | string | null) => void
  /** What is sent to take the stored file away. */
  without: string
  maxBytes: number
}

const accept = ['application/pdf']

/** A PDF of a record: dropped or chosen, opened, replaced or taken away with the next save. */
export function PdfField({ label, description, error, stored, value, onChange, without, maxBytes }: Props) {
  const t = useTexts(kitTexts)
  const { bytes } = useFormats()
  const chosen = value instanceof File ? value : null
  const remaining = value === without ? null : stored
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      descriptionProps={{ mt: 4 }}
    >
      <FileDrop
        action={chosen || remaining ? t.changeFile : t.chooseFile}
        label={`${label}: ${t.chooseFile}`}
        hint={t.dropFile(bytes(maxBytes))}
        accept={accept}
        maxBytes={maxBytes}
        onDrop={([file]) => file && onChange?.(file)}
        shown={
          chosen ? (
            <span>{`${chosen.name} · ${bytes(chosen.size)}`}</span>
          ) : (
            remaining && <StoredLink stored={remaining} />
          )
        }
      >
        {(chosen || remaining) && (
          <Button variant="subtle" color="gray" onClick={() => onChange?.(chosen ? null : without)}>
            {t.removeFile}
          </Button>
        )}
      </FileDrop>
    </Input.Wrapper>
  )
}

function StoredLink({ stored }: { stored: StoredPdf }) {
  const { bytes } = useFormats()
  const text = `${stored.nombre} · ${bytes(stored.bytes)}`
  if ('opens' in stored) return <OpenedLink {...stored}>{text}</OpenedLink>
  return (
    <a href={stored.url} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}

function OpenedLink({ id, opens, children }: { id: number; opens: FileCall; children: string }) {
  const open = useOpenFile(opens)
  return (
    <Anchor component="button" type="button" onClick={() => void open(id)}>
      {children}
    </Anchor>
  )
}
