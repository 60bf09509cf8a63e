/** Returns what React rendered for the boundary after an anchor: the nodes between its two comments. */
function nodesAfter(anchor: Element | null): Node[] {
  const nodes: Node[] = []
  let depth = 0
  for (let node = anchor?.nextSibling ?? null; node; node = node.nextSibling) {
    const mark = node.nodeType === Node.COMMENT_NODE ? (node as Comment).data : ''
    if (mark === '/$' && --depth === 0) return nodes
    if (/^\$[?!~]?$/.test(mark) && depth++ === 0) continue
    if (depth === 0) return [] // without comments: the browser rendered it
    nodes.push(node)
  }
  return []
}

/** Whether a node is inside the part after an anchor. */
export const isAfter = (anchor: Element | null, node: Node | null): boolean =>
  node !== null && nodesAfter(anchor).some((one) => one.contains(node))

/** Returns the HTML of the part after an anchor; empty when the server rendered none. */
export const htmlAfter = (anchor: Element | null): string =>
  nodesAfter(anchor)
    .map((node) => (node as Element).outerHTML ?? '')
    .join('')
