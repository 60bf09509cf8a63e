import { useLocation, useResolvedPath } from 'react-router'
import { type Screen, screenAt } from '../../screens.ts'
import { useSignedIn } from '../../signed-in.ts'
import { searchOfView, type View } from './view-address.ts'

/** The list that stands at this route, its views, and the one it was opened by; null where views are not kept. */
export function useViews() {
  const { screens, views } = useSignedIn()
  const path = useResolvedPath('.').pathname.replace(/\/$/, '')
  const { search } = useLocation()
  const screen = screenAt(screens, path)
  if (!screen?.list || screen.path !== path) return null
  const own = views.filter(({ lista: list }) => list === screen.list)
  const id = Number(new URLSearchParams(search).get('vista'))
  return { list: screen.list, path, views: own, open: own.find((view) => view.id === id) }
}

/** Where a screen opens from the menu: with the reader's own default view, if he has one. */
export function useScreenAddress(): (screen: Screen) => string {
  const { views } = useSignedIn()
  return ({ path, list }) => {
    const initial = list && views.find((view: View) => view.lista === list && view.es_inicial)
    return initial ? path + searchOfView(initial) : path
  }
}
