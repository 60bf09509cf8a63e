import { Button } from '@mantine/core'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { languageOf } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import { useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import classes from './design.module.css'
import { Empty } from './empty.tsx'
import { type Design, titleOf } from './slide-values.ts'
import { tabTexts } from './tab-texts.ts'

type ReplyOf<C> = C extends { is?: { reply: infer R } } ? R : never
interface Opened {
  title: string
  days: ReplyOf<typeof designCalls.days>
}

/** Views and clicks of the published slides, and by day and language. */
export function ResultsTab({ design }: { design: Design }) {
  const t = useTexts(tabTexts)
  const language = useLanguage()
  const { number, percent, date } = useFormats()
  const message = useMessages(designCalls.days)
  const [opened, setOpened] = useState<Opened | null>(null)
  const rows = design.publicadas.flatMap((slide) => {
    const counted = design.cuentas.find(({ id }) => id === slide.id)
    return counted ? [{ ...counted, title: titleOf(slide, language, t.untitled) }] : []
  })

  async function open(id: number, title: string): Promise<void> {
    const reply = await browserApi.call(designCalls.days, { params: { id } })
    if (reply.ok) setOpened({ title, days: reply.datos })
    else toastError(message.of(reply))
  }
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>{t.resultsAbout}</p>
      {design.fallos_lista > 0 && <p role="alert">{t.listFailures(design.fallos_lista)}</p>}
      {rows.length === 0 ? (
        <Empty title={t.noResults} text={t.noResultsText} />
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={t.results}>
            <thead>
              <tr>
                <th scope="col">{t.slide}</th>
                <th scope="col">{t.views}</th>
                <th scope="col">{t.clicks}</th>
                <th scope="col">{t.rate}</th>
                <th scope="col">{t.failures}</th>
                <th scope="col">
                  <span className={classes.unseen}>{t.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, title, vistas, clics, fallos }) => (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  <td>{number(vistas)}</td>
                  <td>{number(clics)}</td>
                  <td>{vistas > 0 ? percent(clics / vistas) : '–'}</td>
                  <td>{number(fallos)}</td>
                  <td>
                    <Button variant="default" size="xs" onClick={() => void open(id, title)}>
                      {t.seeDays}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {opened && (
        <Dialog title={t.days(opened.title)} size={560} onClose={() => setOpened(null)}>
          <table className={classes.table} aria-label={t.days(opened.title)}>
            <thead>
              <tr>
                <th scope="col">{t.day}</th>
                <th scope="col">{t.language}</th>
                <th scope="col">{t.views}</th>
                <th scope="col">{t.clicks}</th>
              </tr>
            </thead>
            <tbody>
              {opened.days.map(({ dia, idioma, vistas, clics }) => (
                <tr key={dia + idioma}>
                  <th scope="row">{date(dia)}</th>
                  <td>{textIn(languageNames[languageOf(idioma)], language)}</td>
                  <td>{number(vistas)}</td>
                  <td>{number(clics)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Dialog>
      )}
    </div>
  )
}
