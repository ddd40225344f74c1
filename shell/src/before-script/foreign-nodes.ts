/*
 * Translators and other extensions change the elements that React has created: they replace a text by elements with
 * its translation, or move it into one. React would throw at its next change there ("The node to be removed is not a
 * child of this node") and unmount the whole page, with everything that was typed into it.
 */

/** The element that a translator has put in the place of each text. */
const replacements = new WeakMap<Node, ChildNode>();
const taken = new WeakSet<Node>();

/** Makes React's changes below `root` tolerate elements that an extension has moved or replaced, from now on. */
export function bearForeignNodes(root: Node): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  if (Object.hasOwn(removeChild, 'bears')) return;

  function remove<T extends Node>(this: Node, child: T): T {
    removeReplacement(child);
    // The extension has removed it, or moved it elsewhere: remove it there.
    if (child.parentNode !== this) {
      child.parentNode?.removeChild(child);
      return child;
    }
    return removeChild.call(this, child) as T;
  }

  function insert<T extends Node>(this: Node, added: T, before: Node | null): T {
    removeReplacement(added);
    return insertBefore.call(this, added, before && childFor(this, before)) as T;
  }

  function append<T extends Node>(this: Node, added: T): T {
    removeReplacement(added);
    return appendChild.call(this, added) as T;
  }

  Node.prototype.removeChild = Object.assign(remove, { bears: true });
  Node.prototype.insertBefore = insert;
  Node.prototype.appendChild = append;
  watchTexts(root);
}

/** The text itself is removed, or shown elsewhere. */
function removeReplacement(text: Node): void {
  replacements.get(text)?.remove();
  replacements.delete(text);
}

/** The child of `parent` at whose place a node is, or was; null: at the end. */
function childFor(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode ?? replacements.get(at) ?? null;
  return at;
}

/** Records what replaces a text, and puts the text itself back when React changes it. */
function watchTexts(root: Node): void {
  const texts = new MutationObserver((records) => {
    for (const { target } of records) {
      const shown = replacements.get(target);
      if (!shown) continue;
      replacements.delete(target);
      // The translator notices the new text and translates it.
      if (!target.parentNode) shown.replaceWith(target);
    }
  });
  const children = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const shown = isText(node) && !node.parentNode && replacementIn(record);
        if (!shown) continue;
        taken.add(shown);
        replacements.set(node, shown);
        texts.observe(node, { characterData: true });
      }
    }
  });
  children.observe(root, { childList: true, subtree: true });
}

function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  const beside = [...addedNodes, previousSibling, nextSibling] as (ChildNode | null)[];
  return beside.find((node) => node?.nodeName === 'FONT' && !taken.has(node)) ?? undefined;
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}
