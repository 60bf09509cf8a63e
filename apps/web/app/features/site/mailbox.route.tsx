import { mailboxCalls } from '@portal/contract/core/mailbox-calls'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { data, Form, useRevalidator, useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { siteContext } from '#core/page/site.ts'
import { Button } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Toast } from '#core/public/form/toast.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/mailbox.route'
import styles from './mailbox.module.css'
import { mailboxTexts } from './mailbox-texts.ts'

/**
 * Mails that were not sent, on a machine without a mail server. Elsewhere this page does not exist
 * (rule platform/mailbox).
 */
export function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).hasMailbox) throw data(null, { status: 404 })
  const para = url.searchParams.get('para') ?? ''
  return context.get(apiContext).load(mailboxCalls.list, { params: { para } })
}

export default function MailboxPage({ loaderData: mails }: Route.ComponentProps) {
  const t = useTexts(mailboxTexts)
  const formats = useFormats()
  const [params] = useSearchParams()
  const { revalidate, state } = useRevalidator()
  const address = params.get('para') ?? ''
  const chosen = mails.find(({ id }) => String(id) === params.get('id'))
  const addressOf = (id: number) =>
    `/buzon?${new URLSearchParams({ ...(address && { para: address }), id: String(id) })}`

  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <div className={styles.head}>
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        <Form className={styles.search} role="search">
          <input type="hidden" name="lang" value={params.get('lang') ?? ''} disabled={!params.get('lang')} />
          <input
            type="search"
            name="para"
            defaultValue={address}
            placeholder={t.address}
            aria-label={t.address}
            autoComplete="off"
          />
          <Button type="submit">{t.search}</Button>
          <Button kind="primary" onClick={() => void revalidate()} isBusy={state === 'loading'}>
            {t.again}
          </Button>
        </Form>
      </div>
      <div className={`${styles.panes} ${chosen ? styles.reading : ''}`}>
        {mails.length ? (
          <ul className={styles.list}>
            {mails.map(({ id, para, asunto, creado_en }) => (
              <li key={id}>
                <PublicLink to={addressOf(id)} preventScrollReset aria-current={id === chosen?.id ? 'true' : undefined}>
                  <strong>{asunto}</strong>
                  <span>{para}</span>
                  <time dateTime={creado_en}>{formats.dateTime(creado_en)}</time>
                </PublicLink>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{t.empty}</p>
        )}
        {chosen ? <MailboxMail key={chosen.id} mail={chosen} /> : <p className={styles.hint}>{t.choose}</p>}
      </div>
    </div>
  )
}

type Mail = NonNullable<(typeof mailboxCalls.list)['is']>['reply'][number]

/** One mail as text, with a large PIN and clickable links. */
function MailboxMail({ mail }: { mail: Mail }) {
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
