import { Button } from '@mantine/core'
import { designLimits } from '@portal/contract/carousel/constants'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { carouselMessages } from '@portal/contract/carousel/messages'
import { savedMessageId } from '@portal/contract/carousel/save-result'
import { textIn } from '@portal/contract/core/text'
import { useEffect, useState } from 'react'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './design.module.css'
import { Empty } from './empty.tsx'
import { byResult } from './order.ts'
import { SlideForm } from './slide-form.tsx'
import { SlideList } from './slide-list.tsx'
import { type Design, newMark, newSlide, type SlideValues, titleOf, valuesOf } from './slide-values.ts'
import { texts } from './texts.ts'

interface Props {
  design: Design
  onDirty: (isDirty: boolean) => void
}

/** The draft: the order of its slides, and the fields of the one that is open. */
export function DesignForm({ design, onDirty }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { relative } = useFormats()
  const { zona_horaria: zone } = design
  const [openKey, setOpenKey] = useState<string | null>(null)
  const form = useWireForm({
    call: designCalls.save,
    initial: { version: design.version, slides: valuesOf(design.slides, zone) as never },
    draft: { form: 'home-design', label: t.draftOf },
    theirsOf: (datos) => {
      const { version, slides } = datos as Design
      return { version, slides: valuesOf(slides, zone) }
    },
    // an answer of a proxy or an older server has no number: only its text says which message it is
    onRefused: ({ codigo, mensaje, campos }) => {
      const places = Object.keys(campos).map((name) => Number(name.split('.')[1]))
      if (places.length > 0 && !places.includes(index)) setOpenKey(values[Math.min(...places)]?.key ?? null)
      const { code } = carouselMessages.designNotSaved
      if (savedMessageId(mensaje) === code && codigo !== code)
        toastError(textIn(carouselMessages.designNotSaved, language))
    },
    onDone: ({ slides, version }) => {
      const place = values.findIndex(({ key }) => key === open?.key)
      form.set({ version, slides: valuesOf(slides, zone) as never })
      setOpenKey(place < 0 ? null : String(slides[place]?.id))
    },
  })
  const values = form.values.slides as unknown as SlideValues[]
  const isDirty = form.isDirty()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useEffect(() => () => onDirty(false), [onDirty])

  const index = Math.max(
    0,
    values.findIndex(({ key }) => key === openKey),
  )
  const open = values[index]
  const order = (slides: SlideValues[]) => form.set({ slides: slides as never })
  const add = (slide: SlideValues, at = values.length) => {
    order([...values.slice(0, at), slide, ...values.slice(at)])
    setOpenKey(slide.key)
  }
  const errorOf = (place: number, name: string) => form.field(`slides.${place}.${name}` as never).error
  const faulty = new Set(
    values.flatMap((slide, place) => (Object.keys(slide).some((name) => errorOf(place, name)) ? [place] : [])),
  )
  const set = (changes: Partial<SlideValues>) =>
    order(values.map((slide, place) => (place === index ? { ...slide, ...changes } : slide)))
  const error = (name: string) => errorOf(index, name) as string | undefined
  const slidesText = (slides: unknown) =>
    (slides as SlideValues[]).map((slide, place) => `${place + 1}. ${titleOf(slide, language, t.untitled)}`).join(', ')

  return (
    <WireForm form={form} label={t.draftOf} compare={[{ name: 'slides', label: t.design, text: slidesText }]}>
      <div className={classes.designer}>
        <SlideList
          slides={values}
          open={open?.key ?? null}
          faulty={faulty}
          max={designLimits.slides}
          onOpen={setOpenKey}
          onOrder={order}
          onAdd={() => add(newSlide())}
        />
        <div className={classes.editor}>
          {open ? (
            <SlideForm
              key={open.key}
              slide={open}
              set={set}
              error={error}
              field={(name) => ({
                name: `slides.${index}.${name}`,
                'data-path': `slides.${index}.${name}`,
                value: String(open[name] ?? ''),
                error: error(name),
                onChange: ({ currentTarget }) => set({ [name]: currentTarget.value }),
              })}
              zone={zone}
              onRemove={() => order(values.filter((_, place) => place !== index))}
              onDuplicate={() => add({ ...open, id: null, key: newMark() }, index + 1)}
            />
          ) : (
            <Empty title={t.none} text={t.noneText} />
          )}
        </div>
      </div>
      <FormActions form={form} label={t.save} variant="default">
        {design.cuentas.length > 0 && values.length > 1 && (
          <Button variant="subtle" color="gray" onClick={() => order(byResult(values, design.cuentas))}>
            {t.byResult}
          </Button>
        )}
        <span className={classes.quiet}>{t.saved(relative(design.modificado_en), design.autor)}</span>
      </FormActions>
    </WireForm>
  )
}
