import { Button, Select, Switch, Textarea } from '@mantine/core'
import { sitePaths } from '@portal/contract/carousel/site-paths'
import type { NumberKind } from '@portal/contract/core/numbers'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useTexts } from '#core/language/language.ts'
import { useRootData } from '#core/public/frame/company.ts'
import classes from './design.module.css'
import { MediaField } from './media-field.tsx'
import { MomentField } from './moment-field.tsx'
import type { SlideFields } from './slide-fields.ts'
import { texts } from './texts.ts'

interface Props extends SlideFields {
  zone: string
  onRemove: () => void
  onDuplicate: () => void
}

const pathsId = 'site-paths'
const second = 1000
/** Typed in seconds, stored in milliseconds. */
const secondsKind: NumberKind = { decimals: 3 }

/** All fields of one slide. */
export function SlideForm({ zone, onRemove, onDuplicate, ...fields }: Props) {
  const t = useTexts(texts)
  const { slide, set, error, field } = fields
  const menu = useRootData()?.products ?? []
  const products = menu.flatMap(({ productos }) => productos.map(({ slug }) => `/${slug}`))
  const time = slide.tiempo_visualizacion
  return (
    <>
      <Part title={t.media}>
        <MediaField {...fields} />
        <div className={classes.languages}>
          <TextField {...field('alt')} label={t.alt} maxLength={200} required={slide.idioma !== 'en'} />
          <TextField {...field('alt_en')} label={t.altEn} maxLength={200} required={slide.idioma !== 'es'} />
          <TextField {...field('alt_pt')} label={t.altPt} maxLength={200} />
        </div>
      </Part>
      <Part title={t.words}>
        <div className={classes.languages}>
          <TextField {...field('titulo_es')} label={t.heading} maxLength={80} />
          <TextField {...field('titulo_en')} label={t.headingEn} maxLength={80} />
          <TextField {...field('titulo_pt')} label={t.headingPt} maxLength={80} />
          <TextField {...field('etiqueta_es')} label={t.kicker} maxLength={60} />
          <TextField {...field('etiqueta_en')} label={t.kickerEn} maxLength={60} />
          <TextField {...field('etiqueta_pt')} label={t.kickerPt} maxLength={60} />
          <Textarea {...field('texto_es')} label={t.lead} maxLength={240} autosize minRows={2} />
          <Textarea {...field('texto_en')} label={t.leadEn} maxLength={240} autosize minRows={2} />
          <Textarea {...field('texto_pt')} label={t.leadPt} maxLength={240} autosize minRows={2} />
        </div>
      </Part>
      <Part title={t.buttons}>
        <datalist id={pathsId}>
          {[...sitePaths, ...products].map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        <TextField {...field('nav_link')} label={t.navLink} description={t.navHint} list={pathsId} maxLength={300} />
        <div className={classes.languages}>
          <TextField {...field('text_nav_link_es')} label={t.navText} maxLength={40} />
          <TextField {...field('text_nav_link_en')} label={t.navTextEn} maxLength={40} />
          <TextField {...field('text_nav_link_pt')} label={t.navTextPt} maxLength={40} />
        </div>
        <TextField {...field('anchor_link')} label={t.anchorLink} description={t.anchorHint} maxLength={500} />
        <div className={classes.languages}>
          <TextField {...field('text_anchor_link_es')} label={t.navText} maxLength={40} />
          <TextField {...field('text_anchor_link_en')} label={t.navTextEn} maxLength={40} />
          <TextField {...field('text_anchor_link_pt')} label={t.navTextPt} maxLength={40} />
        </div>
      </Part>
      <Part title={t.showing}>
        <Switch
          label={t.visible}
          checked={slide.isOK}
          onChange={({ currentTarget }) => set({ isOK: currentTarget.checked })}
        />
        <div className={classes.pair}>
          <NumberField
            kind={secondsKind}
            name={field('tiempo_visualizacion').name}
            data-path={field('tiempo_visualizacion').name}
            label={t.seconds}
            value={typeof time === 'number' ? time / second : time}
            error={error('tiempo_visualizacion')}
            onChange={(typed) =>
              set({ tiempo_visualizacion: typeof typed === 'number' ? Math.round(typed * second) : typed })
            }
          />
          <Select
            label={t.language}
            data={[
              { value: '', label: t.both },
              { value: 'es', label: t.only.es },
              { value: 'en', label: t.only.en },
            ]}
            value={slide.idioma}
            onChange={(idioma) => set({ idioma: (idioma ?? '') as typeof slide.idioma })}
            allowDeselect={false}
          />
          <MomentField
            name={field('desde').name}
            label={t.from}
            timeLabel={t.at}
            value={slide.desde}
            error={error('desde')}
            onChange={(desde) => set({ desde })}
          />
          <MomentField
            name={field('hasta').name}
            label={t.to}
            timeLabel={t.at}
            value={slide.hasta}
            error={error('hasta')}
            onChange={(hasta) => set({ hasta })}
          />
        </div>
        <p className={classes.quiet}>{t.zone(zone)}</p>
      </Part>
      <div className={classes.row}>
        <Button variant="default" leftSection={<IconCopy size={16} />} onClick={onDuplicate}>
          {t.duplicate}
        </Button>
        <Button variant="subtle" color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.part}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)
