"""A verifier of ballot logs, written from docs/decisions/010-a-log-of-ballots.md alone, with Python's standard library.

    python3 verify_record.py LOG [--receipts FILE] [--openings FILE] [--roll FILE]

Prints one line for each thing that is wrong. Ends with 0 when nothing is.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter

# Ed25519 (RFC 8032, section 5.1), in extended coordinates.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
SQRT_M1 = pow(2, (P - 1) // 4, P)


def add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(scalar, point):
    total = (0, 1, 1, 0)
    while scalar > 0:
        if scalar & 1:
            total = add(total, point)
        point = add(point, point)
        scalar >>= 1
    return total


def is_same(one, other):
    return (one[0] * other[2] - other[0] * one[2]) % P == 0 and (one[1] * other[2] - other[1] * one[2]) % P == 0


def x_of(y, sign):
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if square == 0:
        return None if sign else 0
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * SQRT_M1 % P
    if (x * x - square) % P != 0:
        return None
    return P - x if x & 1 != sign else x


def point_of(data):
    y = int.from_bytes(data, 'little')
    sign = y >> 255
    y &= (1 << 255) - 1
    x = x_of(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE = (x_of(BASE_Y, 0), BASE_Y, 1, x_of(BASE_Y, 0) * BASE_Y % P)


def is_signed(key, text, signature):
    """Whether the owner of a key has signed a text; key and signature in hex."""
    try:
        public, signed = bytes.fromhex(key), bytes.fromhex(signature or '')
    except ValueError:
        return False
    if len(public) != 32 or len(signed) != 64:
        return False
    a, r, s = point_of(public), point_of(signed[:32]), int.from_bytes(signed[32:], 'little')
    if a is None or r is None or s >= ORDER:
        return False
    challenge = hashlib.sha512(signed[:32] + public + text.encode()).digest()
    h = int.from_bytes(challenge, 'little') % ORDER
    return is_same(times(s, BASE), add(r, times(h, a)))


def sha(data):
    return hashlib.sha256(data).digest()


def as_json(value):
    return json.dumps(value, separators=(',', ':'), ensure_ascii=False)


def choice_text(choice):
    return as_json([choice['categoryId'], choice['nomineeId']])


def leaf_of(number, choices, nonce):
    canonical = as_json(sorted(choice_text(choice) for choice in choices))
    commitment = sha(canonical.encode() + bytes.fromhex(nonce))
    return sha(b'\x00' + number.to_bytes(8, 'big') + commitment).hex()


class Tree:
    """The roots of the first leaves of a list; complete subtrees are computed once."""

    def __init__(self, leaves):
        self.leaves = [bytes.fromhex(leaf) for leaf in leaves]
        self.known = {}

    def root(self, size):
        return self.part(0, size).hex()

    def part(self, start, size):
        if size == 1:
            return self.leaves[start]
        if (start, size) not in self.known:
            split = 1
            while split * 2 < size:
                split *= 2
            left, right = self.part(start, split), self.part(start + split, size - split)
            self.known[(start, size)] = sha(b'\x01' + left + right)
        return self.known[(start, size)]


def head_text(log, size, root):
    return f'summit ballot log\n{log["log"]}\n{log["rulesHash"]}\n{size}\n{root}\n'


def published_text(log, head):
    why = 'closing' if head['isClosing'] else 'hourly'
    start = f'summit published head\n{log["log"]}\n{log["rulesHash"]}\n{head["size"]}\n{head["root"]}\n'
    return f'{start}{why}\n{head["publishedAt"]}\n'


def ranked(totals, leaders, withdrawn):
    places = {}
    for category in {total['categoryId'] for total in totals}:
        here = [t for t in totals if t['categoryId'] == category and t['votes'] > 0 and t['nomineeId'] not in withdrawn]
        most = max((total['votes'] for total in here), default=0)
        others = sorted((total['votes'] for total in here if total['votes'] < most), reverse=True)
        least = others[min(leaders, len(others)) - 1] if leaders > 0 and others else None
        for total in here:
            if total['votes'] == most:
                places[total['nomineeId']] = 'Winner'
            elif least is not None and total['votes'] >= least:
                places[total['nomineeId']] = 'Leader'
    return places


def check_rules(log):
    if sha(log['rules'].encode()).hex() != log['rulesHash'] or json.loads(log['rules'])['log'] != log['log']:
        yield 'rules'


def check_heads(log, tree):
    count = len(log['leaves'])
    heads = log['heads']
    for head in heads:
        if not is_signed(log['publicKey'], head_text(log, head['size'], head['root']), head['signature']):
            yield f'head signature {head["size"]}'
        if not is_signed(log['publicKey'], published_text(log, head), head['publishedSignature']):
            yield f'published signature {head["size"]}'
        if head['size'] > count or tree.root(head['size']) != head['root']:
            yield f'root {head["size"]}'
    moments = [head['publishedAt'] for head in sorted(heads, key=lambda head: (head['size'], head['isClosing']))]
    if moments != sorted(moments):
        yield 'times'
    if count > 0 and not any(head['isClosing'] and head['size'] == count for head in heads):
        yield 'not closed'


def check_counts(log):
    indexes = [exclusion['index'] for exclusion in log['exclusions']]
    if len(log['leaves']) != log['ballots'] + len(indexes):
        yield 'count'
    for exclusion in log['exclusions']:
        by_one = exclusion['proposedById'] == exclusion['confirmedById']
        outside = not 0 <= exclusion['index'] < len(log['leaves'])
        if by_one or outside or exclusion['reason'].strip() == '' or indexes.count(exclusion['index']) > 1:
            yield f'exclusion {exclusion["index"]}'
    listed = Counter(choice_text(choice) for choice in log['choices'])
    declared = {choice_text(total): total['votes'] for total in log['totals']}
    if dict(listed) != declared:
        yield 'totals'
    categories = {category['id']: category for category in json.loads(log['rules'])['categories']}
    for category, votes in Counter(choice['categoryId'] for choice in log['choices']).items():
        if category not in categories or votes > categories[category]['allowedVotes'] * log['ballots']:
            yield f'too many in {category}'
    for choice in log['choices']:
        if choice['nomineeId'] not in categories.get(choice['categoryId'], {'nominees': []})['nominees']:
            yield f'not in the rules: {choice_text(choice)}'
    for choice, votes in listed.items():
        if votes > log['ballots']:
            yield f'more votes than ballots: {choice}'


def check_records(log, tree):
    count = len(log['leaves'])
    if count == 0 and not log['records']:
        return
    if not log['records']:
        yield 'no record'
        return
    for entry in log['records']:
        if not is_signed(log['publicKey'], f'summit vote record\n{entry["record"]}', entry['signature']):
            yield 'record signature'
    records = [json.loads(entry['record']) for entry in log['records']]
    same = ['log', 'rulesHash', 'size', 'root', 'exclusions', 'choices', 'leaders']
    for at, record in enumerate(records):
        if record['version'] != at or any(record[name] != records[0][name] for name in same):
            yield 'record versions'
    last = records[-1]
    pairs = [[choice['categoryId'], choice['nomineeId']] for choice in log['choices']]
    published = {
        'log': log['log'],
        'rulesHash': log['rulesHash'],
        'size': count,
        'root': tree.root(count) if count > 0 else '',
        'exclusions': log['exclusions'],
        'choices': sha(as_json(pairs).encode()).hex(),
    }
    for name, value in published.items():
        if last[name] != value:
            yield f'record {name}'
    withdrawn = {withdrawal['nomineeId'] for withdrawal in last['withdrawals']}
    expected = {} if last['leaders'] is None else ranked(log['totals'], last['leaders'], withdrawn)
    if {result['nomineeId']: result['result'] for result in last['results']} != expected:
        yield 'results'


def check_receipts(log, tree, lines):
    for line in lines:
        _prefix, name, number, leaf, root, rules_hash, signature = line.split('/')
        if name != log['log']:
            continue
        index = int(number)
        signed = is_signed(log['publicKey'], head_text({**log, 'rulesHash': rules_hash}, index + 1, root), signature)
        here = index < len(log['leaves']) and log['leaves'][index] == leaf and tree.root(index + 1) == root
        if not signed or not here:
            yield f'receipt {index}'


def check_openings(log, openings):
    opened = {opening['index']: opening for opening in openings['openings']}
    if openings['log'] != log['log'] or len(opened) != len(log['leaves']) or len(openings['openings']) != len(opened):
        yield 'openings'
    categories = {category['id']: category for category in json.loads(log['rules'])['categories']}
    excluded = {exclusion['index'] for exclusion in log['exclusions']}
    counted = Counter()
    for index, opening in opened.items():
        if index >= len(log['leaves']) or leaf_of(index, opening['choices'], opening['nonce']) != log['leaves'][index]:
            yield f'leaf {index}'
        texts = [choice_text(choice) for choice in opening['choices']]
        chosen = Counter(choice['categoryId'] for choice in opening['choices'])
        inside = all(c['nomineeId'] in categories.get(c['categoryId'], {'nominees': []})['nominees'] for c in opening['choices'])
        if not texts or not inside or len(set(texts)) != len(texts) or any(
            votes > categories[category]['allowedVotes'] for category, votes in chosen.items() if category in categories
        ):
            yield f'ballot {index} breaks the rules'
        if index not in excluded:
            counted.update(texts)
    if counted != Counter(choice_text(choice) for choice in log['choices']):
        yield 'list'
    if len({opening['voter'] for opening in opened.values()}) != len(opened):
        yield 'voted twice'


def check_roll(log, openings, roll):
    standing = {voter['voter']: voter['standing'] for voter in roll['voters']}
    for opening in openings['openings']:
        if standing.get(opening['voter']) not in ('eligible', 'passedOn'):
            yield f'voter of {opening["index"]}'
    voted = sum(person['hasVoted'] for person in roll['people'])
    emails = [person['email'].lower() for person in roll['people']]
    if roll['log'] != log['log'] or voted != len(log['leaves']) or len(set(emails)) != len(emails):
        yield 'roll'
    if len(standing) != len(roll['voters']) or len(standing) != len(emails):
        yield 'roll'


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('log')
    for name in ('--receipts', '--openings', '--roll'):
        parser.add_argument(name)
    given = parser.parse_args()
    log = json.loads(read(given.log))
    tree = Tree(log['leaves'])
    wrong = [*check_rules(log), *check_heads(log, tree), *check_counts(log), *check_records(log, tree)]
    if given.receipts:
        wrong += check_receipts(log, tree, read(given.receipts).split())
    if given.openings:
        openings = json.loads(read(given.openings))
        wrong += check_openings(log, openings)
        if given.roll:
            wrong += check_roll(log, openings, json.loads(read(given.roll)))
    for line in wrong:
        print(line)
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()
