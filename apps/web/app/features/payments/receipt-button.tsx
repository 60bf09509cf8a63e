import { useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import buttonStyles from '#core/public/components/button.module.css'
import { Button } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Notice } from '#core/public/form/notice.tsx'
import { texts } from './texts.ts'

interface Props {
  url: string
  order: string
}

/** Saves the receipt as `comprobante_{order}.pdf`; a plain link without JavaScript (rule payments/pages). */
export function ReceiptButton({ url, order }: Props) {
  const t = useTexts(texts)
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const name = `comprobante_${order}.pdf`

  async function download() {
    setBusy(true)
    const file = await fetch(url).then(
      (response) => (response.ok ? response.blob() : null),
      () => null,
    )
    setBusy(false)
    setFailed(file === null)
    if (!file) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // the browser reads it after the click
  }

  if (!isHydrated) {
    return (
      <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={url} download={name}>
        {t.download}
      </a>
    )
  }
  return (
    <>
      <Button kind="primary" isBusy={isBusy} onClick={() => void download()}>
        {isBusy ? t.downloading : t.download}
      </Button>
      {hasFailed && <Notice kind="danger">{t.downloadFailed}</Notice>}
    </>
  )
}
