import { InlineScript } from '#core/framework/inline-scripts.tsx'
import { scriptText } from '#core/framework/script-text.ts'
import { useTexts } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import classes from './shell.module.css'
import { shellTexts } from './texts.ts'

/** Key of the stored width of the sidebar; read before the first paint. */
export const narrowStore = 'sidebar'

const readWidth = import.meta.env.SSR ? scriptText(showWidth, narrowStore) : ''

function showWidth(store: string): void {
  try {
    document.documentElement.dataset.sidebar = localStorage.getItem(store) ?? ''
  } catch {
    // the browser stores nothing here
  }
}

const sections = ['30%', '46%', '62%', '38%', '55%', '70%', '44%', '58%']

/**
 * The shell before its reader is known: same places, same sizes, so that nothing moves. Also rendered on the server.
 */
export function ShellSkeleton() {
  const t = useTexts(shellTexts)
  const company = useCompany()
  return (
    <div className={`${classes.shell} ${classes.skeleton}`} aria-busy="true">
      <title>{company?.nombre}</title>
      <meta name="robots" content="noindex" />
      <InlineScript text={readWidth} />
      <div className={classes.side}>
        <div className={classes.bones}>
          {sections.map((width) => (
            <div key={width} className={classes.bone} style={{ width }} />
          ))}
        </div>
      </div>
      <div className={classes.skeletonBar}>
        <div className={classes.skeletonSearch} />
        <div className={classes.skeletonAvatar} />
      </div>
      <main className={classes.skeletonContent} aria-label={t.loading}>
        <div className={classes.bone} style={{ width: 90 }} />
        <div className={classes.bone} style={{ width: 220, height: 24 }} />
        <div className={classes.skeletonSearch} />
        <div className={classes.boneTable} />
      </main>
    </div>
  )
}
