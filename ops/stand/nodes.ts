import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/**
 * The machines of the drill: the front, where the drill itself runs, and a network namespace for each database, all with
 * an address of their own on one bridge.
 */
export const nodes = { db1: '10.77.0.1', db2: '10.77.0.2', front: '10.77.0.10' } as const
export const databaseNodes = ['db1', 'db2'] as const
export type DatabaseNode = (typeof databaseNodes)[number]
export type Node = keyof typeof nodes

const sh = (command: string) => execFileSync('sh', ['-ec', command], { stdio: ['ignore', 'ignore', 'inherit'] })

/** Makes them. The namespaces that `ops/drill` opened around us end with us, and these with them. */
export function makeNodes(): void {
  mkdirSync('/run/netns', { recursive: true })
  sh(`mount -t tmpfs none /run/netns
    ip link set lo up
    ip link add br0 type bridge
    ip addr add ${nodes.front}/24 dev br0
    ip link set br0 up`)
  for (const node of databaseNodes)
    sh(`ip netns add ${node}
      ip link add v-${node} type veth peer name eth0 netns ${node}
      ip link set v-${node} master br0 up
      ip -n ${node} addr add ${nodes[node]}/24 dev eth0
      ip -n ${node} link set eth0 up
      ip -n ${node} link set lo up`)
}

/** The command prefix that runs a program on a node. */
export const onNode = (node: Node): string[] => (node === 'front' ? [] : ['ip', 'netns', 'exec', node])

/** Pulls the cable of a node. */
export const cut = (node: DatabaseNode): void => void sh(`ip link set v-${node} down`)

export const heal = (node: DatabaseNode): void => void sh(`ip link set v-${node} up`)
