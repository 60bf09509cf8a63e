import type { mailboxCalls } from '@portal/contract/core/mailbox-calls'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Toast } from '#core/public/form/toast.tsx'
import styles from './mailbox.module.css'
import { mailboxTexts } from './mailbox-texts.ts'

type Mail = NonNullable<(typeof mailboxCalls.list)['is']>['reply'][number]

/** One mail as text, with a large PIN and clickable links. */
export function MailboxMail({ mail }: { mail: Mail }) {
  const t = useTexts(mailboxTexts)
  const formats = useFormats()
  const isHydrated = useHydrated()
  const [said, setSaid] = useState<string | null>(null)
  const pin = pinIn(mail)

  return (
    <article className={styles.mail} aria-labelledby="mail-subject">
      <h2 id="mail-subject">{mail.asunto}</h2>
      <p className={styles.meta}>
        {t.to} {mail.para} · <time dateTime={mail.creado_en}>{formats.dateTime(mail.creado_en)}</time>
      </p>
      {pin && (
        <div className={styles.pin}>
          <output>{pin}</output>
          {isHydrated && (
            <Button
              onClick={async () => {
                await navigator.clipboard.writeText(pin)
                setSaid(t.copied)
              }}
            >
              <IconCopy size={18} />
              {t.copy}
            </Button>
          )}
        </div>
      )}
      <div className={styles.text}>{mail.texto === null ? t.wiped : linked(mail.texto)}</div>
      <Toast text={said} onClose={() => setSaid(null)} />
    </article>
  )
}

/** Returns the four digits of a PIN mail. */
const pinIn = ({ motivo, texto }: Mail): string | null =>
  motivo.startsWith('pin.') ? (/^\s*(\d{4})\s*$/m.exec(texto ?? '')?.[1] ?? null) : null

/** Returns a text with its addresses as links. */
const linked = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
