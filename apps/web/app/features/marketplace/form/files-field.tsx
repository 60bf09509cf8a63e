import { uploadLimits } from '@portal/contract/core/limits'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { withFiles } from './files-choice.ts'
import styles from './files-field.module.css'
import { filesTexts } from './files-texts.ts'

interface Props {
  files: readonly File[]
  onChange: (files: File[]) => void
  error?: string | undefined
}

const accepted = uploadLimits.extensions.map((ending) => `.${ending}`).join(',')

/** The limit for the message, in megabytes. */
const megabytes = Math.floor(requestLimits.attachmentBytes / 1024 ** 2)

/**
 * Files to send: chosen or dropped, each with its size and a button to remove it. Without JavaScript it is the
 * browser's own field; files chosen in it before hydration are adopted.
 */
export function FilesField({ files, onChange, error }: Props) {
  const t = useTexts(filesTexts)
  const formats = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const isHydrated = useHydrated()

  function add(added: FileList | null) {
    const next = withFiles(files, [...(added ?? [])])
    const { problem, name = '' } = next.refused ?? {}
    const words = { tooMany: () => t.tooMany(requestLimits.attachments), tooLarge: t.tooLarge, wrongType: t.wrongType }
    setRefused(problem ? words[problem](name) : null)
    onChange(next.files)
    if (input.current) input.current.value = ''
  }

  const adopt = useEffectEvent(() => {
    if (input.current?.files?.length) add(input.current.files)
  })
  useEffect(() => adopt(), [])

  return (
    <fieldset
      className={styles.files}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add(event.dataTransfer.files)
      }}
    >
      <legend>{t.files}</legend>
      <div className={styles.choose}>
        {isHydrated && (
          <>
            <Button onClick={() => input.current?.click()} disabled={files.length >= requestLimits.attachments}>
              <IconPaperclip size={18} />
              {t.addFiles}
            </Button>
            <span className={styles.drop}>{t.drop}</span>
          </>
        )}
        <input
          ref={input}
          type="file"
          {...(!isHydrated && { name: 'archivos' })}
          multiple
          hidden={isHydrated}
          aria-label={t.addFiles}
          accept={accepted}
          onChange={(event) => add(event.target.files)}
        />
      </div>
      <p className={styles.hint}>{t.filesHint(requestLimits.attachments, formats.bytes(megabytes * 1e6))}</p>
      {(refused ?? error) && (
        <p className={styles.error} role="alert">
          {refused ?? error}
        </p>
      )}
      <ul>
        {files.map((file, index) => (
          <li key={`${file.name}-${file.lastModified}`}>
            <IconFile size={18} stroke={1.5} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{formats.bytes(file.size)}</span>
            <button
              type="button"
              onClick={() => onChange(files.filter((_, place) => place !== index))}
              aria-label={t.removeFile(file.name)}
            >
              <IconX size={18} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
