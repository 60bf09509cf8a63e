import { Button, SegmentedControl } from '@mantine/core'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { type Language, languageOf } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import { useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import { useSend } from '#core/dashboard/send.ts'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import classes from './design.module.css'
import { tabTexts } from './tab-texts.ts'

const widths = [360, 768, 1440] as const
const height = 720

interface Link {
  enlace: string
  vence_en: string
}

/** The draft on the real page in three widths and both languages, behind a link for a day. */
export function PreviewTab({ version }: { version: number }) {
  const t = useTexts(tabTexts)
  const own = useLanguage()
  const [language, setLanguage] = useState(languageOf(own))
  const [width, setWidth] = useState<number>(widths[0])
  const [link, setLink] = useState<Link | null>(null)
  const { dateTime } = useFormats()
  const { send, isSending } = useSend(designCalls.previewLink)
  const address = link && inLanguage(link.enlace, language)

  async function make(): Promise<void> {
    const reply = await send({ body: {}, key: newKey() })
    if (reply.ok) setLink(reply.datos)
  }
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(location.origin + address)
    toastDone(t.copied)
  }

  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>{t.previewAbout}</p>
      <div className={classes.row}>
        {address ? (
          <>
            <SegmentedControl
              aria-label={t.width}
              value={String(width)}
              onChange={(chosen) => setWidth(Number(chosen))}
              data={widths.map((one) => ({ value: String(one), label: t.cropOf(one) }))}
            />
            <SegmentedControl
              aria-label={t.language}
              value={language}
              onChange={(chosen) => setLanguage(chosen as Language)}
              data={languageChoices(own)}
            />
            <Button variant="default" onClick={() => void copy()}>
              {t.copyLink}
            </Button>
            <Button variant="default" component="a" href={address} target="_blank" rel="noopener">
              {t.openLink}
            </Button>
            <span className={classes.quiet}>{t.until(dateTime(link.vence_en))}</span>
          </>
        ) : (
          <Button loading={isSending} onClick={() => void make()}>
            {t.makeLink}
          </Button>
        )}
      </div>
      {address && (
        <Frame
          key={`${address}${width}${version}`}
          address={address}
          width={width}
          title={t.frameTitle(width, textIn(languageNames[language], own))}
        />
      )}
    </div>
  )
}

/** A page at its real width, made smaller where there is less room. */
function Frame({ address, width, title }: { address: string; width: number; title: string }) {
  const [scale, setScale] = useState(1)
  const watcher = useRef<ResizeObserver>(null)
  const measure = (box: HTMLDivElement | null) => {
    watcher.current?.disconnect()
    if (!box) return
    watcher.current = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)))
    watcher.current.observe(box)
  }
  return (
    <div ref={measure} className={classes.room}>
      <div className={classes.frame} style={{ width: width * scale, height: height * scale }}>
        <iframe src={address} title={title} width={width} height={height} style={{ transform: `scale(${scale})` }} />
      </div>
    </div>
  )
}
