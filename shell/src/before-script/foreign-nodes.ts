/*
 * Translators of pages and other extensions change the elements that React has made: a text is replaced by elements with
 * its translation, or moved into one. React would fail at the next change there ("The node to be removed is not a child
 * of this node") and take the whole page away, with all that was typed into it.
 */

/** What is shown in place of a text that a translator took out. */
const standIns = new WeakMap<Node, ChildNode>();
const taken = new WeakSet<Node>();

/** Lets React go on where somebody else has changed its elements, from now on and below `root`. */
export function bearForeignNodes(root: Node): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  if (Object.hasOwn(removeChild, 'bears')) return;

  function remove<T extends Node>(this: Node, child: T): T {
    endStandIn(child);
    // It is gone, or elsewhere below: either way it is to be gone.
    if (child.parentNode !== this) {
      child.parentNode?.removeChild(child);
      return child;
    }
    return removeChild.call(this, child) as T;
  }

  function insert<T extends Node>(this: Node, added: T, before: Node | null): T {
    endStandIn(added);
    return insertBefore.call(this, added, before && childFor(this, before)) as T;
  }

  function append<T extends Node>(this: Node, added: T): T {
    endStandIn(added);
    return appendChild.call(this, added) as T;
  }

  Node.prototype.removeChild = Object.assign(remove, { bears: true });
  Node.prototype.insertBefore = insert;
  Node.prototype.appendChild = append;
  watchTexts(root);
}

/** The text itself is removed, or shown elsewhere. */
function endStandIn(text: Node): void {
  standIns.get(text)?.remove();
  standIns.delete(text);
}

/** The child of `parent` at whose place a node is, or was; null: at the end. */
function childFor(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode ?? standIns.get(at) ?? null;
  return at;
}

/** Follows what is put in place of a text, and shows the text itself again when React gives it other words. */
function watchTexts(root: Node): void {
  const texts = new MutationObserver((records) => {
    for (const { target } of records) {
      const shown = standIns.get(target);
      if (!shown) continue;
      standIns.delete(target);
      // A translator sees a new text, and translates that.
      if (!target.parentNode) shown.replaceWith(target);
    }
  });
  const children = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const shown = isText(node) && !node.parentNode && standInIn(record);
        if (!shown) continue;
        taken.add(shown);
        standIns.set(node, shown);
        texts.observe(node, { characterData: true });
      }
    }
  });
  children.observe(root, { childList: true, subtree: true });
}

function standInIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  const beside = [...addedNodes, previousSibling, nextSibling] as (ChildNode | null)[];
  return beside.find((node) => node?.nodeName === 'FONT' && !taken.has(node)) ?? undefined;
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}
