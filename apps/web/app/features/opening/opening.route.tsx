import { Button, Progress } from '@mantine/core'
import { openingCalls } from '@portal/contract/opening/calls'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/opening.route'
import { OpeningLines, progressOf } from './lines.tsx'
import classes from './opening.module.css'
import { openingTexts } from './opening-texts.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => context.get(apiContext).load(openingCalls.read, {})

/** What is left before visitors see the site, line by line, and the button that opens it (rule opening/lines). */
export default function OpeningPage({ loaderData: opening }: Route.ComponentProps) {
  const t = useTexts(openingTexts)
  const { dateTime } = useFormats()
  useChanges('apertura', 'ajuste', 'empresas', 'tipos_cambio', 'usuarios')
  const { abierto: isOpen, abierto_en: when, autor, lineas } = opening
  const { done, all } = progressOf(lineas)
  const about = !isOpen ? t.aboutClosed : when ? t.aboutOpen(dateTime(when), autor ?? '') : t.aboutTrial
  return (
    <div className={classes.page}>
      <PageHeader
        title={t.title}
        about={about}
        status={<StatusDot tone={isOpen ? 'done' : 'attention'}>{isOpen ? t.open : t.closed}</StatusDot>}
        actions={<Switch isOpen={isOpen} isTrial={isOpen && !when} isReady={done === all} />}
      >
        <p className={classes.progress}>
          <Progress value={(100 * done) / all} aria-label={t.progress(done, all)} />
          <span>{t.progress(done, all)}</span>
          {!isOpen && done < all && <span>{t.left}</span>}
        </p>
      </PageHeader>
      <OpeningLines opening={opening} />
    </div>
  )
}

/** Opens the site, or closes it, after a question. */
function Switch({ isOpen, isTrial, isReady }: { isOpen: boolean; isTrial: boolean; isReady: boolean }) {
  const t = useTexts(openingTexts)
  const confirm = useConfirm()
  const { send, isSending } = useSend(openingCalls.open)
  if (isTrial) return null
  async function change() {
    const question = isOpen
      ? { title: t.closeTitle, text: t.closeText, action: t.closeSite, isDanger: true, isDoubtful: true }
      : { title: t.openTitle, text: t.openText, action: t.openSite }
    if (await confirm(question)) await send({ body: { abierto: !isOpen } })
  }
  return (
    <>
      <Button variant="default" component="a" href="/" target="_blank">
        {t.seeSite}
      </Button>
      <Button
        variant={isOpen ? 'default' : 'filled'}
        disabled={!isOpen && !isReady}
        loading={isSending}
        onClick={change}
      >
        {isOpen ? t.closeSite : t.openSite}
      </Button>
    </>
  )
}
